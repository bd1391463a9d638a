/** The ids of orders. Without zod: the route table has it too. */
export const ORDER_ID = /^BP[0-9A-Za-z]{20}$/
