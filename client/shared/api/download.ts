export function keepFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser starts the download only after handling the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
