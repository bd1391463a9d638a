import { HttpError } from './httpError.ts'

/** Reads a file from the api; throws {@link HttpError} for an answer that is no success. */
export async function readFile(path: string): Promise<Blob> {
  const response = await fetch(path, { credentials: 'same-origin' })
  if (!response.ok) throw new HttpError(response.status, response.statusText, await response.text())
  return response.blob()
}

/** Lets the browser keep a file under this name. */
export function keepFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has it only once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
