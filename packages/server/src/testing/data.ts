import { join } from 'node:path'

/** Where the tests' PostgreSQL is: made once, and one for all. */
export const TEST_DATA = join(import.meta.dirname, '..', '..', '..', '..', '.cache', 'test-postgresql')
