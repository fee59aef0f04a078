import { logIn, register, verifyEmail } from '@auscult/contract/auth/auth.ts'
import type { Operation } from '@auscult/contract/operation.ts'
import { type ProfileUpdate, updateProfile } from '@auscult/contract/people/profile.ts'
import { createSealedClient, fetchTransport, type Input } from './sealed-client.ts'

/** Somebody who signed up on a running server, and is logged in there. */
export type Account = { name: string; email: string; password: string; token: string }

/** Calls an operation of a running server as the web app would. Throws where it is refused. */
export async function callServer(baseUrl: string, operation: Operation, input: Input = {}) {
  const config: { publicKey: string } = JSON.parse(await (await fetch(`${baseUrl}/api/config`)).text())
  const answer = await createSealedClient(fetchTransport(baseUrl), config.publicKey).call(operation, input)
  if (answer.status !== 200)
    throw new Error(`${operation.name} was refused: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

type Newcomer = {
  name: string
  /** What onboarding was told; without it the account has not finished it. */
  profile?: Partial<ProfileUpdate>
  /** Reads the code that was mailed. */
  readCode: (email: string) => Promise<string>
}

/** Opens an account as a person would, by the calls that the pages make. */
export async function openAccount(baseUrl: string, { name, profile, readCode }: Newcomer): Promise<Account> {
  const email = `colleague.${crypto.randomUUID()}@example.org`
  const password = 'seven quiet herons'
  const consents = { privacyPolicy: true, termAndCondition: true, isPromotion: false }
  await callServer(baseUrl, register, { body: { name, email, password, ...consents } })
  await callServer(baseUrl, verifyEmail, { body: { email, otp: Number(await readCode(email)) } })
  const token = String((await callServer(baseUrl, logIn, { body: { email, password } }))['access_token'])
  if (profile !== undefined) await callServer(baseUrl, updateProfile, { token, body: profile })
  return { name, email, password, token }
}
