/**
 * The fields of the sites that the extension is made for. Sites change: these selectors are known from
 * public descriptions of both pages (April 2026), and each names several marks of a field, so that one
 * renamed class does not end the checking. Classes that builds make are not used.
 */
export type Site = {
  hosts: readonly string[]
  /** Editable elements that are checked. */
  rich: string
  /** Textareas that are checked, and inputs if they are of the type `text`. */
  plain: string
  /** Never checked, also inside of the above. */
  never: string
  /** Parts of a field that are someone else's text, or a signature. */
  skipped: string
}

const NEVER = '[role="searchbox"], [role="search"] *, [role="combobox"], [aria-autocomplete="list"][role]'

/**
 * Gmail: the body of a message, of an inline reply and of a confidential message is a `textbox` with
 * `g_editable`. The label is in the user's language. Recipients are `combobox` inputs.
 */
const gmail: Site = {
  hosts: ['mail.google.com'],
  rich: '[contenteditable="true"][role="textbox"], [contenteditable="true"][g_editable="true"]',
  plain: 'input[name="subjectbox"]',
  never: NEVER,
  skipped: '.gmail_quote, .gmail_quote_container, .gmail_signature, .gmail_signature_prefix, .gmail_attr',
}

/**
 * LinkedIn: posts are written in Quill, in the open shadow root of `#interop-outlet`; comments in Quill
 * or Tiptap; messages in `.msg-form__contenteditable`. Mentions are links that Quill keeps editable.
 */
const linkedin: Site = {
  hosts: ['www.linkedin.com'],
  rich: [
    '.ql-editor[contenteditable="true"]',
    '.ProseMirror[contenteditable="true"]',
    '.msg-form__contenteditable[contenteditable="true"]',
    '[class*="comments-comment-"] [contenteditable="true"]',
    '[contenteditable="true"][role="textbox"]',
  ].join(', '),
  plain: 'textarea',
  never: `${NEVER}, .ql-clipboard`,
  skipped: '.ql-mention, [data-mention], a[data-entity-urn]',
}

/** Any other site, after the user's click: fields for prose. */
const other: Site = {
  hosts: [],
  rich: '[contenteditable=""], [contenteditable="true" i], [contenteditable="plaintext-only" i]',
  plain: 'textarea, input',
  // Editors of code show their own text, and read the keys in a field that no user sees. CodeMirror is for
  // prose too, and then has no language of programs.
  never: `${NEVER}, .monaco-editor *, .CodeMirror *, .ace_editor *, .xterm *, .cm-content[data-language]:not([data-language="markdown"])`,
  skipped: 'blockquote[type="cite"], .gmail_quote, .gmail_signature',
}

/** Returns the fields of a host. */
export const siteOf = (host: string): Site =>
  [gmail, linkedin].find(({ hosts }) => hosts.includes(host)) ?? other
