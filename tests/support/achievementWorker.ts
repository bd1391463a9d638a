import { startAchievementLoop } from '#api/features/dashboard/checks.ts'
import { connectSequelize } from '#api/main/sequelize.ts'
import { Listener } from '#platform/database/listener.ts'
import { createLogger } from '#platform/logger.ts'

/** A process that only awards achievements: `achievementWorker.ts URL`. */
const [url = ''] = process.argv.slice(2)
const logger = createLogger('warn')
const listener = new Listener(url, logger)
startAchievementLoop({ sequelize: connectSequelize(url, logger), listener, logger })
await listener.start()
