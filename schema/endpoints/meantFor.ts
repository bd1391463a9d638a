/**
 * The header of a change with the id of the user that it is meant for. The api refuses the change, before
 * all else, if another one is signed in: a page may not know yet that another tab has changed the user.
 */
export const MEANT_FOR = 'Meant-For'
