import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { admin, demoAccount, logIn } from './people.ts'

const question = 'Does apixaban prevent stroke in atrial fibrillation?'

test('a doctor follows up, says what helped, starts anew, and finds and deletes what was asked @phone', async ({
  page,
}) => {
  test.slow()
  await page.goto('/login')
  await logIn(page, await demoAccount('Dr'))
  const box = page.getByLabel('Your clinical question')
  const heading = page.getByRole('heading', { name: 'What to do' })

  await box.fill(question)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(heading).toBeVisible()
  await box.fill('what about rivaroxaban?')
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(
    page.getByText('Answered as: Does rivaroxaban prevent stroke in atrial fibrillation?'),
  ).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Something is wrong' }).click()
  await page.getByRole('radio', { name: 'It is out of date' }).check()
  await page.getByLabel('Comment').fill('A newer trial is known.')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Thank you. Your feedback is kept with this answer.')).toBeVisible()
  expect(await admin('feedback')).toMatch(/\twrong\tout-of-date\t"A newer trial is known."/u)

  // The box is one line under an answer, and whole when it is pressed.
  await box.click()
  await page.getByRole('button', { name: 'New topic' }).click()
  await expect(page.getByText('New topic: your next question stands on its own.')).toBeVisible()
  await box.fill('and in children?')
  await expect(page.getByRole('button', { name: 'Send question' })).toBeDisabled()

  await page.getByRole('button', { name: 'Previous Queries' }).click()
  const panel = page.getByRole('dialog', { name: 'Previous Queries' })
  await panel.getByLabel('Search your questions').fill('RIVAROXABAN')
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await expect(panel.getByText('1 question found')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Delete “what about rivaroxaban?”' }).click()
  const confirm = page.getByRole('dialog', { name: 'Delete this question?' })
  await expectAccessible(page)
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(panel.getByText('None of your questions has all of these words.')).toBeVisible()
})

test('a reading is put right on the screen, and a refusal leads on', async ({ page }) => {
  await page.goto('/login')
  await logIn(page, await demoAccount('Dr'))
  const box = page.getByLabel('Your clinical question')

  await box.fill(question)
  await page.getByRole('button', { name: 'Send question' }).click()
  await page.getByRole('button', { name: 'Change' }).first().click()
  await page.getByRole('button', { name: 'Remove apixaban' }).click()
  await page.getByLabel('Add to “Treatment or test”').fill('rivaroxaban')
  await page.getByLabel('Add to “Treatment or test”').press('Enter')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ask again with these' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'ROCKET' }).first()).toBeVisible()

  // The box is one line under an answer, and whole when it is pressed.
  await box.click()
  await page.getByRole('button', { name: 'New topic' }).click()
  await box.fill('Does baricitinib help in Covid-19 in intensive care?')
  await page.getByRole('button', { name: 'Send question' }).click()
  await page
    .getByRole('button', { name: 'Does dexamethasone help in Covid-19 and critical illness?' })
    .click()
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible()
})
