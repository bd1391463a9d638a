/** Returns a text with its spaces and line breaks as signs. */
export const spacesShown = (text: string): string => text.replaceAll(/[^\S\n]/g, '␣').replaceAll('\n', '↵')

/** Returns a part of a change with its white space visible if it is nothing else: `␣` is no hyphen. */
export const changeShown = (text: string): string => (text.trim() === '' ? spacesShown(text) : text)
