/** One step of the database's structure. Names are never changed and steps never edited once released. */
export type Migration = { name: string; up: string }
