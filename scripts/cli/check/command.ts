import type { Readable, Writable } from 'node:stream'
import { parseArgs } from 'node:util'

import { slimBinary } from 'harper.js/slimBinary'

import { readDictionary } from '#api/services/engine/dictionaries.ts'
import { checkedAs, checkedLanguages } from '#api/services/engine/languages.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import { createChecker } from '#writing/check/checker.ts'
import { createLanguageChecker } from '#writing/languages/checker.ts'
import { createIdentify } from '#writing/languages/identify/identify.ts'

import { checkSource, type Checked } from './checked.ts'
import { fixed } from './fixed.ts'
import { asJson, asLines } from './report.ts'
import { readSource, SourceError, writeFile } from './source.ts'

const USAGE = `Usage: npm run check -- FILE… [--lang CODE] [--json | --fix]
Checks texts and Markdown files (.md, .markdown, .mdx); - is standard input.

  --lang CODE   the language, such as en-GB or fr, or auto (default: en-US)
  --json        prints the findings as JSON
  --fix         applies safe corrections to the file (standard input goes to standard output)

Prints file:line:column category rule message → replacements. Exit code: 0 without findings, 1 with findings,
2 if something could not be checked.`

const [NOTHING_FOUND, FOUND] = [0, 1]
/** The exit code if something could not be checked. */
export const FAILED = 2

/** Where the command reads and writes, like a process. */
export type Streams = { stdin: Readable; stdout: Writable; stderr: Writable }

type Order = { files: string[]; lang: string; json: boolean; fix: boolean }

function readOrder(args: readonly string[]): Order {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      lang: { type: 'string', default: 'en-US' },
      json: { type: 'boolean', default: false },
      fix: { type: 'boolean', default: false },
    },
  })
  if (positionals.length === 0) throw new SourceError(USAGE)
  if (values.json && values.fix) throw new SourceError('--json and --fix cannot be combined.')
  return { files: positionals, ...values }
}

type Check = (text: string) => Promise<Issue[]>
/** By code of language. */
type Checkers = Map<string, Promise<Check>>

/**
 * Returns the checker for a language. `auto` detects the language of each text and falls back to
 * English.
 */
async function checkIn(lang: string, checkers: Checkers): Promise<Check> {
  const loaded = (code: string): Promise<Check> => {
    const check = checkers.get(code) ?? checkerOf(code)
    checkers.set(code, check)
    return check
  }
  if (lang !== 'auto') return loaded(lang)
  const identify = await createIdentify()
  return async text => {
    const { language } = identify(text)
    return (await loaded(language === 'unknown' ? 'en' : language))(text)
  }
}

async function checkerOf(lang: string): Promise<Check> {
  const as = checkedAs(lang)
  if (as === null) {
    const codes = checkedLanguages().map(({ code }) => code)
    throw new SourceError(`The language "${lang}" cannot be checked here. These can: ${codes.join(', ')}.`)
  }
  const { language, dialect } = as
  if (language === 'en') {
    const checker = await createChecker({ binary: slimBinary, dialect })
    return text => checker.check(text)
  }
  const checker = await createLanguageChecker({ language, resources: await readDictionary(language) })
  return text => Promise.resolve(checker.check(text))
}

async function run({ files, lang, json, fix }: Order, streams: Streams, checkers: Checkers): Promise<number> {
  const { stdin, stdout, stderr } = streams
  const check = await checkIn(lang, checkers)
  const done: Checked[] = []
  let failed = false
  for (const file of files) {
    try {
      const source = await readSource(file, stdin)
      const checked = await checkSource(source, check)
      if (!fix) {
        done.push(checked)
        if (!json) stdout.write(asLines(checked))
        continue
      }
      const after = fixed(checked)
      if (after.count > 0 || file === '-') await writeFile(source, after.text, stdout)
      done.push(after.left)
      stderr.write(`${asLines(after.left)}${file}: ${after.count} corrected\n`)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      failed = true
      stderr.write(`${error.message}\n`)
    }
  }
  if (json) stdout.write(asJson(done, lang))
  if (failed) return FAILED
  return done.some(({ issues }) => issues.length > 0) ? FOUND : NOTHING_FOUND
}

/**
 * Runs the command with its arguments, and returns the exit code. Takes and adds loaded `checkers`:
 * loading one takes seconds.
 */
export async function runCheck(
  args: readonly string[],
  streams: Streams,
  checkers: Checkers = new Map(),
): Promise<number> {
  try {
    return await run(readOrder(args), streams, checkers)
  } catch (error) {
    const isWrongUse = error instanceof SourceError || (error instanceof TypeError && 'code' in error)
    streams.stderr.write(
      `${isWrongUse ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    )
    return FAILED
  }
}
