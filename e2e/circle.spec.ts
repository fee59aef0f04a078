import { requestFriend, respondToFriendRequest } from '@auscult/contract/people/circle.ts'
import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { z } from 'zod'
import { callServer } from '../apps/api/src/testing/open-account.ts'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { type Account, doctor, enter, readMail, serverUrl } from './accounts.ts'
import { expect, test } from './journey.ts'
import { freshEmail } from './people.ts'

const Identity = z.object({ data: z.array(z.object({ _id: z.string() })) })
const Requested = z.object({ data: z.object({ _id: z.string() }) })

async function idOf({ token }: Account): Promise<string> {
  const [identity] = Identity.parse(await callServer(serverUrl, getIdentity, { token })).data
  return identity?._id ?? ''
}

async function ask(sender: Account, receiver: Account): Promise<string> {
  const body = { receiverId: await idOf(receiver) }
  const answer = await callServer(serverUrl, requestFriend, { token: sender.token, body })
  return Requested.parse(answer).data._id
}

async function connect(one: Account, other: Account): Promise<void> {
  const body = { requestId: await ask(one, other), status: 'approved' }
  await callServer(serverUrl, respondToFriendRequest, { token: other.token, body })
}

/** Nobody else has such a name. */
const nameOf = (first: string) => `${first} ${crypto.randomUUID().replaceAll(/[^a-z]/gu, '')}`

test('a colleague is found and asked, and the request can be taken back @phone', async ({ page }) => {
  const ada = await doctor(nameOf('Ada'))
  await enter(page, await doctor('Ida Moll'), '/circle')
  await page.getByRole('button', { name: 'Find colleagues' }).click()
  await page.getByLabel('Name of a colleague').fill(ada.name)
  await page.getByRole('button', { name: `Add to circle: ${ada.name}` }).click()
  await expect(page.getByRole('button', { name: `Withdraw request: ${ada.name}` })).toBeVisible()
  await expect(page.getByRole('group', { name: ada.name })).toBeFocused()
  await expectNoSidewaysScroll(page)

  await page.getByRole('tab', { name: 'Requests sent' }).click()
  await page.getByRole('button', { name: `Withdraw request: ${ada.name}` }).click()

  await expect(page.getByText('No request of yours waits for an answer.')).toBeVisible()
})

test('a request is accepted under notifications, and the colleague stands in the circle', async ({
  page,
}) => {
  const [ada, ida] = [await doctor(nameOf('Ada')), await doctor('Ida Moll')]
  await ask(ada, ida)
  await enter(page, ida, '/dashboard')
  await page.getByRole('link', { name: /^Notifications, [1-9]/u }).click()
  await page.getByRole('button', { name: `Accept: ${ada.name}` }).click()
  await expect(page.getByText(`${ada.name} is in your circle now.`)).toBeVisible()

  await page.goto('/circle')
  await page.getByRole('link', { name: `Dr. ${ada.name}` }).click()

  await expect(page.getByRole('heading', { name: `Dr. ${ada.name}` })).toBeVisible()
  await expect(page.getByText('In your circle', { exact: true })).toBeVisible()
  await expect(page.getByText('Cardiology')).toBeVisible()
})

test('somebody is removed from the circle after a question', async ({ page }) => {
  const [ada, ida] = [await doctor(nameOf('Ada')), await doctor('Ida Moll')]
  await connect(ada, ida)
  await enter(page, ida, '/circle')
  await expect(page.getByRole('link', { name: `Dr. ${ada.name}` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Remove ${ada.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()

  await expect(page.getByText('Your circle is empty...')).toBeVisible()
})

test('an invite comes by mail, and its second link stops all others', async ({ page }) => {
  const email = freshEmail()
  await enter(page, await doctor('Ida Moll'), '/dashboard')
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send invite' }).click()
  await expect(page.getByText('If the address can be invited, an invite is on its way to it.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  const link = await readMail(email, /https?:\/\/\S+\/invite-opt-out\?\S+/u)
  await page.goto(new URL(link).pathname + new URL(link).search)
  await page.getByRole('button', { name: 'Stop invitations' }).click()

  await expect(page.getByText('No invitation will be sent to your address any more.')).toBeVisible()
})

test('an answer goes to a colleague, who answers in a line', async ({ page }) => {
  const [ada, ida] = [await doctor(nameOf('Ada')), await doctor('Ida Moll')]
  await connect(ada, ida)
  await enter(page, ida, '/ai')
  await page
    .getByLabel('Your clinical question')
    .fill('Does dapagliflozin help in heart failure with reduced ejection fraction?')
  await page.getByRole('button', { name: 'Send question' }).click()
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Second opinion' }).click()
  await page.getByRole('combobox', { name: 'Colleague' }).fill(ada.name)
  await page.getByRole('option', { name: `Dr. ${ada.name}` }).click()
  await page.getByLabel('Note (optional)').fill('Would you start it at an eGFR of 28?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/^There is no reply yet/u)).toBeVisible()

  await enter(page, ada, '/notifications')
  await page.getByRole('link', { name: 'Dr. Ida Moll asks for your second opinion.' }).click()
  await expect(page.getByText('Would you start it at an eGFR of 28?')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ask next' })).toBeHidden()
  await page.getByLabel('Your answer').fill('Yes, with potassium checked after two weeks.')
  await page.getByRole('button', { name: 'Send answer' }).click()

  await expect(page.getByText(`Dr. ${ada.name} answers`)).toBeVisible()
  // That the request was accepted is what is left.
  await expect(page.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible()
})

test('a saved article goes to a colleague, who reads it as it was and answers in a line', async ({
  page,
}) => {
  const [ada, ida] = [await doctor(nameOf('Ada')), await doctor('Ida Moll')]
  await connect(ada, ida)
  await enter(page, ida, '/review')
  const article = page.getByRole('article').first()
  const title = await article.getByRole('heading').first().innerText()
  await article.getByRole('button', { name: /^Save/u }).click()
  await page.goto('/saved')
  await page.getByRole('button', { name: `Ask for a second opinion: ${title}` }).click()
  await page.getByRole('combobox', { name: 'Colleague' }).fill(ada.name)
  await page.getByRole('option', { name: `Dr. ${ada.name}` }).click()
  await page.getByLabel('Note (optional)').fill('Patient is Kowalski, 71M')
  await expect(page.getByText(/may tell who a patient is/u)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await page.getByLabel('Note (optional)').fill('Does this change what you do?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/^There is no reply yet/u)).toBeVisible()

  await enter(page, ada, '/notifications')
  await page.getByRole('link', { name: 'Dr. Ida Moll asks for your second opinion.' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The evidence behind it' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Your answer').fill('Not yet, it is one trial.')
  await page.getByRole('button', { name: 'Send answer' }).click()

  await expect(page.getByText(`Dr. ${ada.name} answers`)).toBeVisible()
})
