import { namespace } from '../namespace.ts'

/** The other people in a document. */
export const presence = namespace('presence', {
  alsoHere: { document: 'Also in this document', snippet: 'Also in this snippet' },
  follow: 'Follow {name}',
  following: 'Following {name}',
  stopFollowing: 'Stop following {name}',
  where: { section: 'In “{text}”', words: 'At “{text}”' },
  noCursor: '{name} has no cursor in the text yet',
  morePeople: '{count, plural, one {# more person} other {# more people}}',
  otherPeople: '{count, plural, one {# other person} other {# other people}}',
})
