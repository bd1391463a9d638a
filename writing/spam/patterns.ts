/**
 * A sign found by a pattern: its name, the count that makes 63 % of its effect, and the pattern.
 */
export interface FormPattern {
  id: string
  half: number
  pattern: RegExp
  /** Searches only the subject. */
  subjectOnly?: true
}

const MONEY =
  /(?:[$£€₹]|\bUSD?\s?|\bRs\.?\s?|\bUKP\s?)\s?\d[\d,.]{0,15}(?:\s?(?:million|k|bn)\b)?|\b\d[\d,.]{0,15}\s?(?:dollars|pounds|euros|rupees|usd|gbp|quid)\b/gi

export const formPatterns: readonly FormPattern[] = [
  { id: 'money', half: 2, pattern: MONEY },
  { id: 'percent', half: 2, pattern: /\b\d{1,3}(?:\.\d{1,3})?\s?%/g },
  { id: 'exclamation', half: 3, pattern: /!/g },
  { id: 'exclamation_run', half: 1, pattern: /!{2,}|\?{2,}|!\?|\?!|\${2,}/g },
  {
    id: 'phone',
    half: 1,
    pattern: /(?<![\w/.-])(?:\+\d{1,3}[\s-]?)?\(?\d{3,5}\)?[\s-]?\d{3,4}[\s-]?\d{3,4}\b/g,
  },
  { id: 'short_code', half: 1, pattern: /\b(?:to|txt|text|on|2)\s{1,3}\d{4,5}\b(?![ -]?\d)/gi },
  {
    id: 'pence',
    half: 1,
    pattern:
      /\b\d{1,3}\s?p(?:pm|\/?min|\/?msg|\b)|(?<!\d)\d{2,3}p\b|(?:£|\bgbp ?)(?:\d{1,5}(?:\.\d\d)?)?\s?(?:\/|per )/gi,
  },
  { id: 'code', half: 1, pattern: /\b(?=[A-Z]{0,12}\d)(?=\d{0,12}[A-Z])[A-Z0-9]{4,12}\b/g },
  {
    id: 'obfuscated',
    half: 1,
    pattern:
      /\b(?:[a-z][\s._*-]){4,20}[a-z]\b|\b(?:v[i1!|][a@]gra|c[i1!]al[i1!]s|fr3e|m[0o]rtg[@4]ge|[a-z]{1,20}[@$!|][a-z]{2,20}(?![\w.@])|[a-z]{2,20}[01345][a-z]{2,20})\b/gi,
  },
  { id: 'ruler', half: 2, pattern: /[-=*_~#+]{8,}/g },
  { id: 'random_letters', half: 1, pattern: /\b[bcdfghjklmnpqrstvwxz]{5,20}\b/g },
  { id: 'tag', half: 1, pattern: /<\/?(?:html|body|font|img|table|td|tr|center|a|br|p|b)\b[^<>]{0,300}>/gi },
  { id: 'address', half: 2, pattern: /\b[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}\b/g },
  {
    id: 'attachment',
    half: 1,
    pattern: /\b[\w-]{1,60}\.(?:exe|scr|bat|zip|rar|js|vbs|iso|docm|xlsm|html?)\b/gi,
  },
  {
    id: 'image',
    half: 1,
    pattern: /\[(?:image|cid):[^\]\n]{0,200}\]|!\[[^\]\n]{0,200}\]\([^)\n]{1,300}\)/gi,
  },
  {
    id: 'quoted',
    half: 2,
    pattern:
      /^[ \t]{0,8}[>|].{0,200}$|\b(?:wrote|writes|said):[ \t]{0,8}$|^-{2,20}\s{0,3}Original Message|^On .{5,80}wrote:/gim,
  },
  { id: 'list_footer', half: 1, pattern: /https?:\/\/[^\s]{0,200}(?:mailman|listinfo)|^_{20,}$|^-- ?$/gim },
  {
    id: 'path_or_code',
    half: 2,
    pattern:
      /(?<!\S)(?:\/(?:usr|etc|home|var|bin|tmp|lib)\/\S{1,200}|~\/\S{1,200}|\w{1,40}\(\)|[\w-]{1,60}\.(?:c|h|py|pl|rpm|conf|txt|gz|sh|cc|cpp|java)\b)/g,
  },
  {
    id: 'encoded',
    half: 1,
    pattern:
      /=\?[\w-]{3,20}\?[bq]\?|^content-transfer-encoding: base64|^[A-Za-z0-9+/]{60,100}={0,2}$|(?:=[0-9A-F]{2}){3}|&[aeiou](?:acute|grave|circ|tilde|uml);/gim,
  },
  { id: 'foreign_signs', half: 3, pattern: /[\u00a1-\u00ff]{4}|\ufffd{2}/g },
  { id: 'html_only', half: 1, pattern: /content-type: text\/html/gi },
  {
    id: 'random_tail',
    half: 1,
    pattern:
      /\b(?=[A-Za-z]{0,30}[a-z][A-Z])(?=[A-Za-z0-9]{0,30}\d)[A-Za-z0-9]{10,40}\b|\s{4,}[A-Za-z0-9]{3,20}$/g,
    subjectOnly: true,
  },
  {
    id: 'time',
    half: 2,
    pattern: /\b\d{1,2}:\d{2}(?::\d{2})?\s?(?:am|pm)?\b|\b\d{1,2}\s?(?:am|pm)\b/gi,
  },
  { id: 'reply_subject', half: 1, pattern: /^(?:re|aw|fwd?):\s/gi, subjectOnly: true },
  { id: 'bracket_subject', half: 1, pattern: /^\[[^\]\n]{2,40}\]/g, subjectOnly: true },
]
