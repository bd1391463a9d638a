import { readFile } from 'node:fs/promises'

/** The generated client, where the build puts it, too. */
const FILE = new URL('./apiClient.ts', import.meta.url)
/** The address in the file that stands for the server's own. */
export const ANY_ORIGIN = 'https://bluepencil.example'

let reading: Promise<string> | null = null

/** Returns the source of the typed client, which calls the server at this origin. */
export async function clientAt(origin: string): Promise<string> {
  reading ??= readFile(FILE, 'utf8')
  const source = await reading.catch((error: unknown) => {
    reading = null
    throw error
  })
  return source.replaceAll(ANY_ORIGIN, () => origin)
}
