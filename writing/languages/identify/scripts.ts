/** Scripts that identify a single language here. */
const ownScripts: readonly (readonly [language: string, script: RegExp])[] = [
  ['el', /\p{Script=Greek}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['pa', /\p{Script=Gurmukhi}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['or', /\p{Script=Oriya}/gu],
  ['si', /\p{Script=Sinhala}/gu],
  ['km', /\p{Script=Khmer}/gu],
  ['lo', /\p{Script=Lao}/gu],
  ['my', /\p{Script=Myanmar}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
]

/** Minimum share of a text's letters in the script that identifies its language. */
const MOST = 0.6

/** With less than this share of kana, a text in Chinese characters is Chinese. */
const KANA_LEAST = 0.08

/** Returns the number of letters and marks in a text. */
export const lettersIn = (text: string): number => (text.match(/[\p{L}\p{M}]/gu) ?? []).length

/**
 * Returns the only language of the text's script, with the script's share of the letters, or null.
 */
export function languageOfScript(text: string, letters: number): { language: string; share: number } | null {
  if (letters === 0 || !/[^\p{Script=Latin}\P{L}]/u.test(text)) return null
  for (const [language, script] of ownScripts) {
    const share = (text.match(script) ?? []).length / letters
    if (share > MOST) return { language, share: Math.min(1, share) }
  }
  const kana = (text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? []).length
  const signs = (text.match(/\p{Script=Han}/gu) ?? []).length
  const share = (kana + signs) / letters
  if (share <= MOST) return null
  return { language: kana / (kana + signs) > KANA_LEAST ? 'ja' : 'zh', share: Math.min(1, share) }
}
