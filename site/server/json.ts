/** Returns a value as JSON that is safe inside a script element, which `<` could end. */
export const jsonOf = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
