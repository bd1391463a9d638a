/** Characters that show nothing: spaces, control characters, and those that only shape what is next to them. */
const UNSEEN = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Returns whether readers would see nothing of a text, such as zero-width spaces alone. */
export const isBlank = (text: string): boolean => text.replaceAll(UNSEEN, '') === ''
