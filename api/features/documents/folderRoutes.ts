import { createFolder, deleteFolder, readFolders, renameFolder } from '#api/features/documents/folders.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/documents/folderEndpoints.ts'

/** The folders of a user: list, create, rename, delete. A document is moved by its place. */
export const folderRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.list)(({ user }) => readFolders(user.id)),

  implement(endpoints.create)(({ user, body }) =>
    sequelize.transaction(tx => createFolder(tx, user.id, body.name)),
  ),

  implement(endpoints.rename)(({ user, params, body }) =>
    sequelize.transaction(tx => renameFolder(tx, { who: user.id, id: params.id, name: body.name })),
  ),

  implement(endpoints.remove)(async ({ user, params }) => {
    await sequelize.transaction(tx => deleteFolder(tx, user.id, params.id))
  }),
]
