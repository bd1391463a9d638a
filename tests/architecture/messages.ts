/** A place in the source where a text is written that belongs in the catalog. */
export type InlineText = { line: number; text: string }

const PROPS = 'aria-label|alt|description|hint|label|placeholder|text|title'
/** Words of a text: two or more, or one that begins with a capital letter. */
const WORDS = "[A-Z“][\\w’'“”]+(?:[ ,.…:?!-]+[\\w’'“”]+)*[.…?!]?|[a-z]+(?: [a-z]+)+[.…?!]?"
const INLINE = [
  new RegExp(`\\b(?:${PROPS})=(?:"(${WORDS})"|\\{'(${WORDS})'\\}|\\{\`([^\`]*[a-z]{2} [^\`]*)\`\\})`, 'g'),
  new RegExp(`\\b(?:title|description|label|text|message): '(${WORDS})'`, 'g'),
  new RegExp(`(?<!=)>\\s*(${WORDS})\\s*(?:</|<[a-z]|\\{)`, 'g'),
  new RegExp(`AppError\\(\\s*'[A-Z_]+',\\s*['"\`]([^'"\`]+)`, 'g'),
]

/** Returns the texts for users that a source file of the client or the api writes in place. */
export function inlineTexts(source: string): InlineText[] {
  return INLINE.flatMap(pattern =>
    [...source.matchAll(pattern)].map(match => ({
      line: source.slice(0, match.index).split('\n').length,
      text: match.slice(1).find(group => group !== undefined) ?? '',
    })),
  )
}

/**
 * Returns the keys that the sources name neither whole nor by a template such as `roles.${role}`.
 */
export function unusedKeys(keys: readonly string[], sources: readonly string[]): string[] {
  const all = sources.join('\n')
  const templates = [...all.matchAll(TEMPLATE)].map(([, template = '']) => patternOf(template))
  return keys.filter(key => !all.includes(`'${key}'`) && !templates.some(pattern => pattern.test(key)))
}

/** A template with a placeholder that looks like a key: words, dots and placeholders only. */
const TEMPLATE = /`((?:[\w.-]|\$\{[^}]*\})*\$\{[^}]*\}(?:[\w.-]|\$\{[^}]*\})*)`/g

const patternOf = (template: string): RegExp =>
  /\w\.|\.\w/.test(template.replaceAll(/\$\{[^}]*\}/g, ''))
    ? new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '.+')}$`)
    : NEVER

const NEVER = /^(?!)/
