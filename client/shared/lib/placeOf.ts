/** Returns the key of a user's document on this device, which several users may share. */
export const placeOf = (userId: string, documentId: string): string => `${userId} ${documentId}`
