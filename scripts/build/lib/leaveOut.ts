import { parseAst, type Plugin } from 'vite'

type Change = { file: RegExp; change: (code: string) => string }

/**
 * Commands of Tiptap's core that neither our code nor an extension in use runs. A call of one fails.
 */
export const UNUSED_COMMANDS = [
  'clearContent',
  'deleteNode',
  'enter',
  'joinDown',
  'joinItemBackward',
  'joinTextblockBackward',
  'joinTextblockForward',
  'joinUp',
  'resetAttributes',
  'selectParentNode',
  'setNodeSelection',
  'setTextDirection',
  'unsetAllMarks',
  'unsetTextDirection',
  'updateDecorations',
]

/**
 * Parts of packages that the client never runs, but that the bundler cannot recognize as unused.
 */
const CHANGES: readonly Change[] = [
  {
    // Schemas that lib0/dom declares without using them. They keep a validation library in
    // the build.
    file: /\/lib0\/dom\.js$/,
    change: code => code.replaceAll(/= (\$\.\$\w+\()/g, '= /* @__PURE__ */ $1'),
  },
  {
    // The live connection uses only websockets; see client/shared/live/connection.ts.
    file: /\/engine\.io-client\/build\/esm\/transports\/index\.js$/,
    change: () => "import { WS } from './websocket.js'\nexport const transports = { websocket: WS }\n",
  },
  {
    file: /\/engine\.io-client\/build\/esm\/transports\/polling-xhr\.js$/,
    change: () => 'export class XHR {}\n',
  },
  {
    // Tabs of one browser exchange changes through the server, see client/editor/collab/connection.ts.
    file: /\/lib0\/broadcastchannel\.js$/,
    change: () =>
      ['publish', 'subscribe', 'unsubscribe'].map(name => `export const ${name} = () => {}\n`).join(''),
  },
  {
    // The live connection carries JSON in both directions.
    file: /\/socket\.io-parser\/build\/esm\/is-binary\.js$/,
    change: () => 'export const isBinary = () => false\nexport const hasBinary = () => false\n',
  },
  {
    file: /\/socket\.io-parser\/build\/esm\/binary\.js$/,
    change: () =>
      'export const deconstructPacket = packet => ({ packet, buffers: [] })\nexport const reconstructPacket = packet => packet\n',
  },
  {
    // A connection that begins as a websocket is never upgraded to one.
    file: /\/engine\.io-client\/build\/esm\/socket\.js$/,
    change: code => code.replace(/ _probe\(name\) \{[^]*?\n {4}\}\n/, ' _probe() {}\n'),
  },
  {
    // No list is read page by page.
    file: /\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    change: () =>
      ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage']
        .map(name => `export const ${name} = () => undefined\n`)
        .join(''),
  },
  {
    // Nothing listens to deletions, which this finds after each change of the text. Decorations are
    // those of plugins, positions those of ProseMirror, and a block's direction is that of its text.
    file: /\/@tiptap\/core\/dist\/index\.js$/,
    change: without(
      /\n\tonUpdate\(\{ transaction, appendedTransactions \}\) \{[^]*?\n\t\}(?=\n)/,
      /(?<=\n\tcreateDecorationPlugin\(\) \{)[^]*?(?=\n\t\}\n)/,
      /\n\t\$pos\(pos\) \{[^]*?\n\t\}(?=\n)/,
      /,\n\t+TextDirection\.configure\(.*\)(?=\n)/,
      /\n\tTextDirection: .*/,
      /\n\t+warnOnDuplicatedProseMirrorModel\(this\.schema\);/,
      ...UNUSED_COMMANDS.map(name => new RegExp(`\\n\\t${name}: \\(\\) => .*,`)),
    ),
  },
  {
    // No page shows a document as it was at another time.
    file: /\/@tiptap\/y-tiptap\/dist\/y-tiptap\.js$/,
    change: without(
      /(?<=\n {2}_renderSnapshot \(.*\) \{)[^]*?(?=\n {2}\}\n)/,
      /(?<=\n {2}unrenderSnapshot \(\) \{)[^]*?(?=\n {2}\}\n)/,
    ),
  },
  {
    // Only updates of the first format are stored and sent. Yjs keeps changes that wait for others in
    // the second one, in memory: the first does as well.
    file: /\/yjs\/dist\/yjs\.mjs$/,
    change: withoutSecondFormat,
  },
  {
    // React itself has this hook since version 18.
    file: /\/use-sync-external-store\/shim\/index\.js$/,
    change: () => "export { useSyncExternalStore } from 'react'\n",
  },
  {
    // The editor compares short lists; fast-equals also handles classes, cycles and symbols.
    file: /\/fast-equals\/dist\/es\/index\.mjs$/,
    change: () => "export { default as deepEqual } from 'fast-deep-equal'\n",
  },
  {
    // The editor neither reads nor writes Markdown.
    file: new RegExp(
      `/@tiptap/extension-(?:${[
        'blockquote',
        'bold',
        'code',
        'code-block',
        'document',
        'hard-break',
        'heading',
        'horizontal-rule',
        'italic',
        'list',
        'paragraph',
        'strike',
        'text',
        'underline',
      ].join('|')})/dist/index\\.js$`,
    ),
    change: withoutMarkdown,
  },
]

/**
 * Removes unused parts of packages from the build. Fails if a package has changed so that nothing
 * is removed.
 */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const found = CHANGES.find(({ file }) => file.test(id))
      if (!found) return null
      const changed = found.change(code)
      if (changed === code) throw new Error(`Nothing to leave out in ${id}; see leaveOut.ts.`)
      return { code: changed, map: null }
    },
  }
}

/** Returns a change that removes the first place of each pattern. It fails if one has none. */
function without(...patterns: readonly RegExp[]): Change['change'] {
  return code =>
    patterns.reduce((rest, pattern) => {
      if (!pattern.test(rest)) throw new Error(`Nothing to leave out for ${pattern}; see leaveOut.ts.`)
      return rest.replace(pattern, '')
    }, code)
}

/** Returns the code of Yjs with its first format of updates in the place of the second. */
export function withoutSecondFormat(code: string): string {
  const classes = ['DSDecoder', 'UpdateDecoder', 'DSEncoder', 'UpdateEncoder']
  return classes.reduce((rest, name) => {
    const declared = new RegExp(`\\nclass ${name}V2 [^]*?\\n}\\n`)
    if (!declared.test(rest)) throw new Error(`Yjs has no ${name}V2; see leaveOut.ts.`)
    const renamed = rest.replace(declared, '\n').replaceAll(new RegExp(`\\b${name}V2\\b`, 'g'), `${name}V1`)
    return renamed.replace(/(\b\w+coderV1), \1\b/g, '$1')
  }, code)
}

const MARKDOWN = new Set([
  'parseMarkdown',
  'renderMarkdown',
  'markdownTokenName',
  'markdownTokenizer',
  'markdownOptions',
])

type Place = { start: number; end: number }

/** Returns the code of an extension without the properties that only a Markdown manager reads. */
function withoutMarkdown(code: string): string {
  return propertiesIn(parseAst(code), MARKDOWN).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}...{}${rest.slice(end)}`,
    code,
  )
}

/** Returns the places of all properties with these names, in their order in the code. */
function propertiesIn(node: unknown, names: ReadonlySet<string>): Place[] {
  if (typeof node !== 'object' || node === null) return []
  return isProperty(node) && names.has(node.key.name ?? '')
    ? [node]
    : Object.values(node).flatMap(child => propertiesIn(child, names))
}

const isProperty = (node: object): node is Place & { key: { name?: string } } =>
  'type' in node && node.type === 'Property' && 'key' in node && 'start' in node && 'end' in node
