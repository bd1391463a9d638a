import { CLIENT_PARTS, type ClientPart } from '#api/features/api-docs/clientFile.ts'

/** The names that each file of the client declares. `http` has all others. */
const NAMES: Readonly<Record<Exclude<ClientPart, 'http'>, RegExp>> = {
  errors: /^(?:Api|PublicApi\w+)Error$/,
  requests: /^PublicApi\w+Payload$/,
  answers: /^PublicApi\w+Data$/,
  languageTool: /^LanguageTool/,
  bluepencil: /^Bluepencil$/,
}
/** The start of a declaration, with the comment above it. */
const DECLARATION = /^(?:\/\*\*\n(?: \*.*\n)+)?(?:export )?(interface|type|class) (\w+)/gm

type Declaration = { part: ClientPart; name: string; isType: boolean; text: string }

/** Returns the files of a generated client: their declarations, and imports of those in other files. */
export function clientParts(source: string): Record<ClientPart, string> {
  const starts = [...source.matchAll(DECLARATION)]
  const all = starts.map(({ index, 1: kind, 2: name = '' }, i): Declaration => {
    const text = source.slice(index, starts[i + 1]?.index).trimEnd()
    return { part: partOf(name), name, isType: kind !== 'class', text }
  })
  const fileOf = (part: ClientPart): string => {
    const text = all
      .filter(each => each.part === part)
      .map(each => `${each.text}\n`)
      .join('\n')
    const words = new Set(text.match(/\w+/g))
    const imports = CLIENT_PARTS.filter(other => other !== part)
      .map(other =>
        importOf(
          other,
          all.filter(({ part, name }) => part === other && words.has(name)),
        ),
      )
      .join('')
    return imports === '' ? text : `${imports}\n${text}`
  }
  return {
    errors: fileOf('errors'),
    requests: fileOf('requests'),
    answers: fileOf('answers'),
    languageTool: fileOf('languageTool'),
    http: fileOf('http'),
    bluepencil: fileOf('bluepencil'),
  }
}

function partOf(name: string): ClientPart {
  return CLIENT_PARTS.find(part => part !== 'http' && NAMES[part].test(name)) ?? 'http'
}

function importOf(part: ClientPart, declarations: readonly Declaration[]): string {
  if (declarations.length === 0) return ''
  const names = declarations.map(({ name, isType }) => (isType ? `type ${name}` : name))
  return `import { ${names.join(', ')} } from './${part}.ts'\n`
}
