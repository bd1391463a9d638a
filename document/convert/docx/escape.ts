export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that XML does not allow. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Returns a text for XML, without the characters that XML does not allow. */
export const escapeXml = (text: string): string =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"]/g, sign => SIGNS[sign] ?? sign)
