import { namespace } from '../namespace.ts'

/** The editor: toolbar and saved state. */
export const editor = namespace('editor', {
  text: { document: 'Document text', snippet: 'Snippet text' },
  placeholder: {
    document: 'Start writing, or paste your text',
    snippet: 'Write a text that you use often. {example} asks for a name when you use it.',
  },
  noText: 'No text handy?',
  trySample: 'Try the sample',
  tooLong: 'Too much text',
  tooLongText: {
    document:
      'Documents can hold up to {most, number} characters. Nothing was added. Continue in a new document.',
    snippet:
      'Snippets can hold up to {most, number} characters. Nothing was added. Continue in a new snippet.',
  },
  notSuggested: {
    join: 'Joining paragraphs or lines can’t be suggested',
    other: 'This can’t be suggested',
  },
  notSuggestedText: {
    join: {
      editor: 'Switch to Editing to join them.',
      suggester: 'Ask the owner to join them, or to let you edit.',
    },
    other: {
      editor:
        'You can suggest new, changed, removed and formatted text. Where there is text, you can also suggest links, headings and new lists. Other changes to lists, tables and images can only be made in Editing.',
      suggester:
        'You can suggest new, changed, removed and formatted text. Where there is text, you can also suggest links, headings and new lists. For other changes to lists, tables and images, ask the owner to let you edit.',
    },
  },
  waiting: '{count, number} waiting to be sent',
  review: 'Review',
  issues: 'Issues',
  style: 'Style',
  showStyle: {
    document: 'Show the style of this document',
    snippet: 'Show the style of this snippet',
  },
  opening: 'Opening the text',
  formatting: 'Formatting',
  tools: 'Tools',
  heading: 'Heading {level}',
  undo: 'Undo',
  redo: 'Redo',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strikethrough: 'Strikethrough',
  code: 'Code',
  bulletList: 'Bullet list',
  numberedList: 'Numbered list',
  taskList: 'Task list',
  quote: 'Quote',
  table: 'Table',
  codeBlock: 'Code block',
  words: {
    heading: 'h{level} title',
    bulletList: 'unordered points',
    numberedList: 'ol ordered 123',
    taskList: 'to-do checkbox check',
    quote: 'blockquote citation',
    codeBlock: 'pre program snippet',
  },
  link: 'Link',
  linkAddress: 'Address',
  linkInvalid: 'Enter a web address, an email address (mailto:) or a phone number (tel:).',
  linkReadOnly:
    'The text can’t be changed right now, so the link stays as it was. The address that you entered is still here.',
  removeLink: 'Remove link',
  task: 'Task',
  blocked: 'Live text is blocked on this network',
  blockedText:
    'Your text is safe on the server. You can read it here as it is stored. To write, use another network, or ask for WebSockets to be allowed on this one.',
  stored: 'Stored text',
  apply: 'Apply',
  visitor: 'Visitor',
  saved: {
    opening: 'Opening…',
    saved: 'Saved',
    saving: 'Saving…',
    offline: 'Offline',
    reconnecting: 'Reconnecting',
    signedOut: 'Signed out',
    kept: ', kept on this device',
    keeping: ', saving on this device…',
    unsent: 'Not sent',
    notKept: 'Not saved',
    keepOpen: '. Keep this page open',
    ended: 'Not connected',
  },
})
