import { type Config, readConfig } from '../config.ts'

export const testConfig = (databaseUrl: string, more: Partial<Config> = {}): Config => ({
  ...readConfig({ DATABASE_URL: databaseUrl, TOUCHBACK_LOG: 'error' }, import.meta.dirname),
  connections: 5,
  ...more,
})
