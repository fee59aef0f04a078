import { expect, test } from 'vitest'
import { isServiceAddress } from './service-address.ts'

test.each([
  'https://api.example.org/v1',
  'http://localhost:11434/v1',
  'http://127.0.0.1:8080/v1',
  'http://[::1]:8080/v1',
  'http://10.2.3.4/v1',
  'http://172.20.0.5:8000/v1',
  'http://ollama:11434/v1',
  'http://gpu.internal/v1',
])('questions may be sent to %s', (address) => {
  expect(isServiceAddress(address)).toBe(true)
})

test.each([
  'http://api.example.org/v1',
  'http://8.8.8.8/v1',
  'http://172.32.0.5/v1',
  'http://10.example.org/v1',
  'https://user:secret@api.example.org/v1',
  'ftp://localhost/v1',
  'file:///etc/passwd',
  'api.example.org',
])('questions are not sent to %s', (address) => {
  expect(isServiceAddress(address)).toBe(false)
})
