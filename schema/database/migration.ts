/** One migration of the database. Names never change, and released migrations are never edited. */
export type Migration = { name: string; up: string }
