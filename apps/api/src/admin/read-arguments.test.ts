import { expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'

const read = (line: string) => readArguments(line.split(' ').filter(Boolean))

it.each([
  ['mail newest Ada@Example.org', { name: 'mail newest', email: 'ada@example.org' }],
  ['token ada@example.org', { name: 'token', email: 'ada@example.org' }],
  ['token ada@example.org --ttl 60', { name: 'token', email: 'ada@example.org', ttl: 60 }],
  ['token ada@example.org --ttl -60', { name: 'token', email: 'ada@example.org', ttl: -60 }],
  ['token ada@example.org --ttl=-60', { name: 'token', email: 'ada@example.org', ttl: -60 }],
  ['verify ada@example.org', { name: 'verify', email: 'ada@example.org' }],
  ['operator ada@example.org', { name: 'operator', email: 'ada@example.org', off: false }],
  ['operator ada@example.org --off', { name: 'operator', email: 'ada@example.org', off: true }],
  ['unlock ada@example.org', { name: 'unlock', email: 'ada@example.org' }],
  ['end-sessions ada@example.org', { name: 'end-sessions', email: 'ada@example.org' }],
  ['disable ada@example.org', { name: 'disable', email: 'ada@example.org' }],
  ['enable ada@example.org', { name: 'enable', email: 'ada@example.org' }],
  ['delete ada@example.org', { name: 'delete', email: 'ada@example.org', yes: false }],
  ['delete ada@example.org --yes', { name: 'delete', email: 'ada@example.org', yes: true }],
  ['accounts', { name: 'accounts', most: 100 }],
  ['accounts ada --most 5', { name: 'accounts', text: 'ada', most: 5 }],
  ['audit', { name: 'audit', most: 100 }],
  ['audit ada@example.org --most 7', { name: 'audit', email: 'ada@example.org', most: 7 }],
  ['audit --json --since 2026-11-27', { name: 'audit', most: 100, json: true, since: '2026-11-27' }],
  ['verifications', { name: 'verifications' }],
  [
    'verifications approve Ada@example.org 1a2b3c4d',
    { name: 'verifications approve', email: 'ada@example.org', entry: '1a2b3c4d' },
  ],
  [
    'verifications refuse ada@example.org 1a2b3c4d Unknown.',
    { name: 'verifications refuse', email: 'ada@example.org', entry: '1a2b3c4d', reason: 'Unknown.' },
  ],
  [
    'verifications revoke ada@example.org Unknown.',
    { name: 'verifications revoke', email: 'ada@example.org', reason: 'Unknown.' },
  ],
  ['rotate-key tokens', { name: 'rotate-key', which: 'tokens', leaked: false }],
  ['rotate-key envelope --leaked', { name: 'rotate-key', which: 'envelope', leaked: true }],
  ['upgrade', { name: 'upgrade', check: false }],
  ['upgrade --check', { name: 'upgrade', check: true }],
  ['feedback', { name: 'feedback', most: 100 }],
  ['feedback 20', { name: 'feedback', most: 20 }],
])('%s is a command', (line, command) => {
  expect(read(line)).toEqual(command)
})

it.each([
  '',
  'mial newest ada@example.org',
  'mail oldest ada@example.org',
  'mail newest',
  'verify',
  'verify ada@example.org ben@example.org',
  'verify ada@example.org --ttl 60',
  'unlock --yes',
  'token ada@example.org --ttl soon',
  'token ada@example.org --ttl',
  'verifications approve',
  'verifications approve ada@example.org',
  'verifications approve ada@example.org 1a2b3c4d because',
  'verifications refuse ada@example.org',
  'verifications refuse ada@example.org Unknown.',
  'verifications delete ada@example.org',
  'rotate-key',
  'rotate-key session',
  'feedback many',
  'feedback 0',
  'accounts --all',
])('%j is none', (line) => {
  expect(read(line)).toBeUndefined()
})
