import { isBlank } from '#schema/shared/blank.ts'

/** Returns the lines of a text that show something. Each is a paragraph of an email. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .filter(line => !isBlank(line))
    .map(line => line.trim())
