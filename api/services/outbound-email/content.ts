import { translator } from '#api/kit/messages.ts'
import { escapeHtml, oneLine } from '#api/services/outbound-email/html.ts'
import { outboundEmails } from '#schema/messages/en/outboundEmails.ts'

const t = translator(outboundEmails)

/** One block of an email. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; link: string }
  | { kind: 'note'; text: string }

export type Content = { subject: string; blocks: Block[] }

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const note = (text: string): Block => ({ kind: 'note', text })

/** Returns a button with a link. Throws if the link is neither http nor https. */
export function button(label: string, link: string): Block {
  const url = new URL(link)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('An email links to pages only.')
  return { kind: 'button', label, link: url.href }
}

/** Returns the email as text/plain. Each block is one line, whatever its text contains. */
export function renderText({ blocks }: Content, site: string): string {
  const pieces = blocks.map(block =>
    block.kind === 'button' ? `${oneLine(block.label)}:\n${block.link}` : oneLine(block.text),
  )
  return `${pieces.join('\n\n')}\n\n-- \n${oneLine(site)}\n`
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"

/** Email programs with a dark mode use these instead of the inline colors. */
const DARK = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.desk{background:#12161d!important;color:#e9e6df!important}
.sheet{background:#1a1f28!important}
.soft{color:#bcc0c8!important}
.link{color:#93b7ff!important}
}`

/** Returns the email as text/html: one column of inline styles. */
export function renderHtml({ subject, blocks }: Content, site: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
${DARK}
</style>
</head>
<body class="desk" style="margin:0;padding:24px 12px;background:#f2efe9;color:#1c2027;font-size:16px;line-height:1.5;${FONT}">
<div class="sheet" role="main" style="max-width:34em;margin:0 auto;padding:28px;background:#fdfcf9;border-radius:12px">
<p class="link" style="margin:0 0 20px;font-weight:600;color:#1d4fbf">${escapeHtml(site)}</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(subject)}</h1>
${blocks.map(htmlOf).join('\n')}
</div>
</body>
</html>
`
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`
    case 'note':
      return `<p class="soft" style="margin:0;font-size:14px;color:#474c55">${escapeHtml(block.text)}</p>`
    case 'button': {
      const link = escapeHtml(block.link)
      return `<p style="margin:24px 0 12px"><a href="${link}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#2563eb;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>
<p class="soft" style="margin:0 0 20px;font-size:14px;color:#474c55;overflow-wrap:anywhere">${t('orOpen')}<br><a class="link" href="${link}" style="color:#1d4fbf">${link}</a></p>`
    }
  }
}
