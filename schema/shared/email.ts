/** Maximum length of an email address. */
export const EMAIL_MAX = 254

/**
 * A simple pattern that also rejects address lists and quoted local parts, since emails to them go
 * astray.
 */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/

/** Returns whether a text without white space around it is an email address. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text)
