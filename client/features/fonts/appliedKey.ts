/** Where the fonts of documents are kept on this device. */
export const APPLIED_KEY = 'document-fonts'
