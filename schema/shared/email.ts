/** Maximum length of an email address. */
export const EMAIL_MAX = 254
