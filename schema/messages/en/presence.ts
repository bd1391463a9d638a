import { namespace } from '../namespace.ts'

/** The other people in a document. */
export const presence = namespace('presence', {
  alsoHere: 'Also in this document',
  follow: 'Follow {name}',
  following: 'Following {name}',
  stopFollowing: 'Stop following {name}',
  noCursor: '{name} has no cursor in the text yet',
  morePeople: '{count, plural, one {# more person} other {# more people}}',
})
