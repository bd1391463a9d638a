import { translator } from '#api/kit/messages.ts'
import { escapeHtml } from '#api/services/outbound-email/html.ts'
import type { OutboundEmailModel } from '#api/services/outbound-email/model.ts'
import { developmentMailbox } from '#schema/messages/en/developmentMailbox.ts'

const t = translator(developmentMailbox)

const STYLE = `
:root { color-scheme: light dark; --desk: light-dark(#f2efe9, #12161d); --paper: light-dark(#fdfcf9, #1a1f28);
  --ink: light-dark(#1c2027, #e9e6df); --soft: light-dark(#474c55, #bcc0c8); --line: light-dark(#dedad0, #2c333f);
  --blue: light-dark(#1d4fbf, #93b7ff); }
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 16px; background: var(--desk); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { max-width: 52rem; margin: 0 auto; }
h1 { margin: 0 0 4px; font-size: 24px; }
h2 { margin: 28px 0 8px; font-size: 16px; }
p { margin: 0 0 16px; color: var(--soft); }
a { color: var(--blue); overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px; }
ul, .sheet { margin: 0; padding: 0; list-style: none; background: var(--paper); border: 1px solid var(--line); border-radius: 12px; }
li { padding: 14px 20px; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
li:first-child { border-top: 0; }
li a { font-weight: 600; }
small { display: block; color: var(--soft); font-size: 14px; }
.sheet { padding: 20px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
iframe { display: block; width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 12px; }
`

type Row = Pick<OutboundEmailModel, 'id' | 'recipient' | 'subject' | 'createdAt' | 'status' | 'textBody'>

/** Returns the list of emails, newest first. */
export function listPage(emails: readonly Row[]): string {
  const rows = emails.map(
    email =>
      `<li><a href="/dev/mailbox/${escapeHtml(email.id)}">${escapeHtml(email.subject)}</a><small>${aboutOf(email)}</small></li>`,
  )
  const list = rows.length === 0 ? `<p>${t('empty')}</p>` : `<ul>\n${rows.join('\n')}\n</ul>`
  return page(
    t('title'),
    `<h1>${t('title')}</h1>
<p>${t('intro')}</p>
${list}`,
  )
}

/** Returns one email, as text with working links and as rendered HTML. */
export function emailPage(email: Row & Pick<OutboundEmailModel, 'htmlBody'>): string {
  return page(
    email.subject,
    `<p><a href="/dev/mailbox">${t('all')}</a></p>
<h1>${escapeHtml(email.subject)}</h1>
<p>${aboutOf(email)}</p>
<h2 id="text">${t('asText')}</h2>
<pre class="sheet" aria-labelledby="text">${linked(email.textBody)}</pre>
<h2>${t('asHtml')}</h2>
<p>${t('useLinks')}</p>
<iframe sandbox title="${t('htmlFrame')}" srcdoc="${attribute(email.htmlBody)}"></iframe>`,
  )
}

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="/favicon.svg">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`

function aboutOf({ recipient, createdAt, ...email }: Row): string {
  const at = createdAt.toISOString()
  const time = `<time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time>`
  return [escapeHtml(t('to', { recipient })), time, ...(isUnsent(email) ? [t('notSent')] : [])].join(' · ')
}

/** Returns whether no server took the email. The text of one that was sent is deleted. */
const isUnsent = ({ status, textBody }: Pick<Row, 'status' | 'textBody'>): boolean =>
  status !== 'sent' || textBody !== ''

/** Returns a text as HTML with its lines kept and its addresses linked. */
const linked = (text: string): string =>
  text
    .split('\n')
    .map(line =>
      /^https?:\/\/\S+$/.test(line)
        ? `<a href="${escapeHtml(line)}" target="_top" rel="noreferrer">${escapeHtml(line)}</a>`
        : escapeHtml(line),
    )
    .join('\n')

/** Returns HTML as the value of a quoted attribute, with its line ends. */
const attribute = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
