/** Returns a text as a literal part of a LIKE pattern. */
export const likeLiteral = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
