import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderAccess } from '../../../testing/render-access.tsx'
import { SignUpForm } from '../sign-up/sign-up-form.tsx'

it('a password that is long enough is said to be, and so is a confirmation that is the same', async () => {
  await renderAccess('/signup', <SignUpForm onRegistered={() => undefined} />)
  const user = userEvent.setup()
  expect(screen.getByText(/^At least 8 characters/u)).toBeDefined()

  await user.type(screen.getByLabelText('Password'), 'long enough')
  expect(screen.getByText('Long enough')).toBeDefined()
  expect(screen.queryByText('The same in both fields')).toBeNull()
  await user.type(screen.getByLabelText('Confirm password'), 'long enough')

  expect(screen.getByText('The same in both fields')).toBeDefined()
})
