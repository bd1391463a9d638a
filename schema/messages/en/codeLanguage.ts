import { namespace } from '../namespace.ts'

/** The language of a block of code. */
export const codeLanguage = namespace('codeLanguage', {
  label: 'Language of the code',
  none: 'Plain text',
  keywords: 'code block programming syntax',
})
