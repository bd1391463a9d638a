import { readFile } from 'node:fs/promises'

/** The generated files of the client, in the order in which they are one program. */
export const CLIENT_PARTS = ['errors', 'requests', 'answers', 'languageTool', 'http', 'bluepencil'] as const
export type ClientPart = (typeof CLIENT_PARTS)[number]

/** The folder of these files, which the build puts next to this code, too. */
const FOLDER = new URL('./client/', import.meta.url)
/** The address in the files that stands for the server's own. */
export const ANY_ORIGIN = 'https://bluepencil.example'
/** An import of one part in another, with the blank line behind the last one. */
const IMPORT = /^import \{[^}]*\} from '\.\/\w+\.ts'\n\n?/gm

let reading: Promise<string> | null = null

/** Returns the source of the typed client as one file, which calls the server at this origin. */
export async function clientAt(origin: string): Promise<string> {
  reading ??= readClient()
  const source = await reading.catch((error: unknown) => {
    reading = null
    throw error
  })
  return source.replaceAll(ANY_ORIGIN, () => origin)
}

async function readClient(): Promise<string> {
  const files = CLIENT_PARTS.map(part => readFile(new URL(`${part}.ts`, FOLDER), 'utf8'))
  return (await Promise.all(files)).map(file => file.replace(IMPORT, '')).join('\n')
}
