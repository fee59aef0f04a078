import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { BadConfiguration, readConfig } from './config.ts'
import { makePrivateKey } from './parts/secrets.ts'

const production = {
  AUSCULT_MODE: 'production',
  PUBLIC_URL: 'https://auscult.example.org',
  SESSION_SECRET: 'x'.repeat(32),
  ENVELOPE_PRIVATE_KEY: makePrivateKey(),
  SMTP_URL: 'smtp://localhost:25',
}

describe('the configuration', () => {
  it('needs nothing: every key has a default', () => {
    const config = readConfig({})

    expect(config).toMatchObject({ PORT: 3_000, HOST: '127.0.0.1', DATA_DIR: '.data', mode: 'development' })
  })

  it('of .env.example works as it is and is the default', () => {
    const example = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'))

    expect(readConfig(example)).toEqual(readConfig({}))
  })

  it('takes a secret from a file, without the line break that an editor leaves', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'auscult-secret-')), 'secret')
    writeFileSync(file, 'a secret with spaces \n')
    const oidc = {
      OIDC_ISSUER: 'https://sso.example.org',
      OIDC_CLIENT_ID: 'auscult',
      OIDC_NAME: 'St Vincent’s',
    }

    const config = readConfig({ ...oidc, OIDC_CLIENT_SECRET_FILE: file })

    expect(config.OIDC_CLIENT_SECRET).toBe('a secret with spaces')
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost', SMTP_URL_FILE: file })).toThrow(
      'SMTP_URL_FILE: must not be set beside SMTP_URL',
    )
    expect(() => readConfig({ TOKEN_SECRET_FILE: `${file}-else` })).toThrow(
      'TOKEN_SECRET_FILE: cannot be read (ENOENT)',
    )
  })

  it('asks for all of a provider where a part is set', () => {
    expect(() => readConfig({ OIDC_ISSUER: 'https://sso.example.org', OIDC_NAME: 'St Vincent’s' })).toThrow(
      [
        '  - OIDC_CLIENT_ID: must be set with OIDC_ISSUER',
        '  - OIDC_CLIENT_SECRET: must be set with OIDC_ISSUER',
      ].join('\n'),
    )
  })

  it.each([
    ['OIDC_ISSUER', 'http://sso.example.org', 'must start with https://'],
    ['OIDC_ISSUER', 'https://me:secret@sso.example.org', 'must start with https://'],
    ['OIDC_SCOPES', 'email profile', 'must hold openid'],
  ])('does not take %s=%s', (key, value, problem) => {
    expect(() => readConfig({ [key]: value })).toThrow(`${key}: ${problem}`)
  })

  it('lists all bad values at once, with what would be right', () => {
    const bad = { PORT: 'abc', QUERY_LIMIT_PER_MONTH: '-1', SMTP_URL: 'mail.example.org', LOG_LEVEL: 'loud' }

    expect(() => readConfig(bad)).toThrow(
      [
        'The configuration is not usable:',
        '  - PORT: must be a whole number from 0 to 65535',
        '  - SMTP_URL: must be a URL that starts with smtp:// or smtps://',
        '  - QUERY_LIMIT_PER_MONTH: must be 1 or more',
        '  - LOG_LEVEL: ',
      ].join('\n'),
    )
  })

  it.each(['PUBLIC_URL', 'SESSION_SECRET', 'ENVELOPE_PRIVATE_KEY', 'SMTP_URL'])(
    'does not let production start without %s',
    (key) => {
      expect(() => readConfig({ ...production, [key]: '' })).toThrow(`${key}: must be set in production`)
      expect(readConfig(production).mode).toBe('production')
    },
  )

  it('lets production start without TLS on this machine only', () => {
    expect(() => readConfig({ ...production, PUBLIC_URL: 'http://hospital.example' })).toThrow(
      'PUBLIC_URL: must start with https:// in production, unless it names this machine',
    )
    expect(() => readConfig({ ...production, PUBLIC_URL: 'http://127.0.0.1.hospital.example' })).toThrow(
      BadConfiguration,
    )
    expect(readConfig({ ...production, PUBLIC_URL: 'http://localhost:3000' }).mode).toBe('production')
  })

  it('sends the addresses of visitors to no service that is read on the way', () => {
    expect(() => readConfig({ GEO_SERVICE_URL: 'http://geo.example/{ip}/json' })).toThrow(
      'GEO_SERVICE_URL: must start with https://',
    )
    for (const address of ['https://geo.example/{ip}/json', 'http://geo.internal/{ip}/json'])
      expect(readConfig({ GEO_SERVICE_URL: address }).GEO_SERVICE_URL).toBe(address)
  })

  it('takes visitors of the own network for Irish in a trial, and in production only where it is told so', () => {
    expect(readConfig({}).GEO_DEFAULT_COUNTRY).toBe('Ireland')
    expect(readConfig(production).GEO_DEFAULT_COUNTRY).toBeUndefined()
    expect(readConfig({ ...production, GEO_DEFAULT_COUNTRY: 'Malta' }).GEO_DEFAULT_COUNTRY).toBe('Malta')
  })

  it('logs each request in production, and none on the terminal of a newcomer, unless told', () => {
    expect(readConfig(production).LOG_LEVEL).toBe('info')
    expect(readConfig({}).LOG_LEVEL).toBe('warn')
    expect(readConfig({ LOG_LEVEL: 'debug' }).LOG_LEVEL).toBe('debug')
  })

  it('follows NODE_ENV where AUSCULT_MODE is not set', () => {
    const { AUSCULT_MODE: mode, ...rest } = production

    expect(mode).toBe('production')
    expect(readConfig({ ...rest, NODE_ENV: 'production' }).mode).toBe('production')
    expect(readConfig({ NODE_ENV: 'production', AUSCULT_MODE: 'development' }).mode).toBe('development')
  })

  it.each([
    ['2', 2],
    ['10.0.0.1, 10.0.0.2', '10.0.0.1, 10.0.0.2'],
  ])('reads the trusted proxies %s', (given, read) => {
    expect(readConfig({ TRUST_PROXY: given }).TRUST_PROXY).toBe(read)
  })

  it('takes a key whose line breaks are written out, and no other kind of key', () => {
    const oneLine = production.ENVELOPE_PRIVATE_KEY.replaceAll('\n', '\\n')
    const { privateKey } = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })

    expect(readConfig({ ENVELOPE_PRIVATE_KEY: oneLine }).ENVELOPE_PRIVATE_KEY).toBe(
      production.ENVELOPE_PRIVATE_KEY,
    )
    expect(() => readConfig({ ENVELOPE_PRIVATE_KEY: privateKey })).toThrow(
      /ENVELOPE_PRIVATE_KEY: must be an RSA/u,
    )
    expect(() => readConfig({ ENVELOPE_PRIVATE_KEY: 'PRIVATE KEY' })).toThrow(BadConfiguration)
  })

  it('does not take a careless word for a list of proxies', () => {
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(BadConfiguration)
  })
})
