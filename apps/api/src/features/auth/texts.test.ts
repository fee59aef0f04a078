import { describe, expect, it } from 'vitest'
import { writeMail } from './texts.ts'

const publicUrl = 'https://auscult.example.org'
const resetUrl = `${publicUrl}/reset-password?email=ada%40example.org&token=abc`
const values = { name: 'Ada', resetUrl, minutes: '30', publicUrl }

describe('a mail', () => {
  it('has its address as a button and once more to copy, and in the plain text as it is', () => {
    const { html, text } = writeMail('reset', values)

    const links = [...html.matchAll(/<a href="(?<href>[^"]+)"[^>]*>(?<label>[^<]+)<\/a>/gu)]
    const escaped = resetUrl.replaceAll('&', '&amp;')
    expect(links.map(({ groups }) => groups)).toMatchObject([
      { href: escaped, label: 'Set a new password' },
      { href: escaped, label: escaped },
    ])
    expect(text).toContain(`\n\n${resetUrl}\n\n`)
  })

  it.each([
    'code',
    'alreadyRegistered',
    'reset',
    'passwordChanged',
    'emailChangeCode',
    'addressInUse',
    'emailChangeRequested',
    'emailChanged',
    'providerLinked',
    'accountDeleted',
  ] as const)(
    'fetches nothing when it is opened, and says in HTML what it says in plain text: %s',
    (name) => {
      const all = { ...values, code: '123456', at: 'today', logInUrl: publicUrl, forgotUrl: publicUrl }
      const { html, text } = writeMail(name, all)

      expect(html).not.toMatch(/<img|<link|<script|<style|@import|url\(|src=/iu)
      const shown = html.replaceAll(/<[^>]+>/gu, '').replaceAll('&amp;', '&')
      for (const line of text.split('\n').filter((each) => each !== '--')) expect(shown).toContain(line)
    },
  )

  it('makes neither markup nor a link nor a code of what somebody calls themselves', () => {
    const name = '<a href="https://evil.example">{code}</a> {resetUrl} https://evil.example'
    const { html } = writeMail('reset', { ...values, name, code: '111111' })

    expect([...html.matchAll(/href="(?<href>[^"]+)"/gu)].map(({ groups }) => groups?.['href'])).toEqual([
      resetUrl.replaceAll('&', '&amp;'),
      resetUrl.replaceAll('&', '&amp;'),
    ])
    expect(html).toContain('Hello …')
    expect(html).not.toMatch(/evil|\{code\}|\{resetUrl\}/u)
  })
})
