import { forEverybody } from './for-everybody.ts'
import { SCREENS, show } from './screens.ts'
import { test } from './support.ts'

for (const screen of SCREENS) {
  test(`${screen.name}: for everybody, dark and light, at every size`, async ({ page }) => {
    test.setTimeout(120_000)
    await show(page, screen)
    await forEverybody(page, screen.name)
  })
}
