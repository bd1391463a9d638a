import { namespace } from '../namespace.ts'

/** API keys, in the settings. */
export const keys = namespace('keys', {
  title: 'API keys',
  text: 'API keys let your programs act on your behalf. Anyone who has a key can use it.',
  new: 'New key',
  cancel: 'Cancel',
  name: 'Name',
  nameHint: 'A label for this key, for example “Blog checker”.',
  allows: 'What the key can do',
  scopes: {
    usage: 'See usage',
    check: 'Check text',
    rewrite: 'Rewrite text',
    email: 'Write emails',
    sentiment: 'Analyze sentiment',
    snippets: 'Read snippets',
  },
  create: 'Create key',
  save: 'Save the key “{name}”',
  once: 'Copy it now. You won’t be able to see it again.',
  key: 'API key',
  copy: 'Copy key',
  saved: 'I’ve saved it',
  neverUsed: 'never used',
  used: 'used {ago}',
  revoke: 'Revoke',
  revokeName: 'Revoke {name}',
  revokeTitle: 'Revoke “{name}”?',
  revokeText: 'Programs that use this key stop working immediately. You can’t undo this.',
  revokeKey: 'Revoke key',
})
