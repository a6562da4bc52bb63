export { BadSetting, type Config, readConfig, settingsTable } from './config.ts'
export { CannotStart } from './database/cannot-start.ts'
export { startServer, type TouchbackServer } from './server.ts'
