import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter(
    file =>
      /^(api|client|document|platform|realtime|schema|site|writing)\//.test(file) && !/\.test\./.test(file),
  )

const filesWith = (pattern: RegExp) =>
  sources.filter(file => pattern.test(readFileSync(path.join(root, file), 'utf8')))

/** Dangerous calls, and the only files of the product that may make them. */
test.each<[string, RegExp, RegExp[]]>([
  ['code made of text', /(?<!\.)\beval\(|\bnew Function\(|\bnode:vm\b/, []],
  ['other programs', /\bnode:child_process\b/, [/^platform\/embedded-postgres\//]],
  [
    'HTML made of text',
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|setHTMLUnsafe/i,
    // React has encoded the first. The second goes into ProseMirror's parser, which keeps what the schema
    // allows. In the third, micromark has encoded all HTML of an author.
    [/^site\/server\/Document\.tsx$/, /^client\/editor\/paste\/pastedHtml\.ts$/, /^site\/ui\/Markdown\.tsx$/],
  ],
  [
    'calls of addresses',
    /\bfetch\(|\bhttps?\.(?:get|request)\(|\bXMLHttpRequest\b|'undici'/,
    // The last two are for the programs of readers.
    [
      /^client\//,
      /^platform\/fetch\.ts$/,
      /^site\/api-docs\/code\.ts$/,
      /^api\/features\/api-docs\/client\/http\.ts$/,
    ],
  ],
  [
    'the browser’s globals, in pages that the server renders too',
    /(?<![\w.'-])(?:window|document|navigator|location|history|localStorage|sessionStorage|globalThis|matchMedia|fetch)(?=\??\.\w|[([])/,
    [/^(?:api|client|document|platform|realtime|schema|writing)\//, /^site\/api-docs\/code\.ts$/],
  ],
  [
    'a regular expression made of text',
    /\bnew RegExp\(/,
    // A search has its text escaped, without repetitions, or runs as an expression in a worker with a
    // time limit. The patterns of words and signs are constants in several parts.
    [
      /^writing\//,
      /^client\/features\/find\/(?:query|expression\.worker)\.ts$/,
      /^client\/editor\/schema\/link\.ts$/,
      /^schema\/site\/matchRoute\.ts$/,
      /^schema\/shared\/(?:plainText|words)\.ts$/,
    ],
  ],
])('%s: only where it is known to be safe', (_what, pattern, allowed) => {
  expect(sources.length).toBeGreaterThan(300)
  expect(filesWith(pattern).filter(file => !allowed.some(known => known.test(file)))).toEqual([])
})
