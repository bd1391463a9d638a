import { namespace } from '../namespace.ts'

/** The offer of a document to a member, who accepts or declines. */
export const ownerOffer = namespace('ownerOffer', {
  question:
    '<bdi>{name}</bdi> wants to make you the owner of this document. It would count toward your plan and storage.',
  take: 'Accept',
  decline: 'Decline',
  taken: 'You’re now the owner',
  failed: 'The owner was not changed',
})
