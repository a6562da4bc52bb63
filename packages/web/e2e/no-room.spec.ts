import { expect, instantly, test } from './support.ts'

test('without room on the device a match is played all the same, and says that it will not last', async ({
  page,
}) => {
  await instantly(page)
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = full
    IDBObjectStore.prototype.put = full
  })
  await page.goto('./')
  await page.getByRole('button', { name: /Play now/ }).click()
  await expect(page.getByText('This device has no room left')).toBeVisible()
  const asked = page.locator('footer')
  const before = await asked.innerText()
  // Clicks that come with the question are not listened to.
  await page.waitForTimeout(400)
  await page.getByRole('button', { name: /^(Set-up stands|Receive|Heads)/ }).click()
  await expect.poll(() => asked.innerText()).not.toBe(before)
})
