import { operations } from '@auscult/contract/operations.ts'

const calls = operations.map(({ method, path }) => ({
  method,
  address: new RegExp(`^/api${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u'),
}))

/** The methods that an address of the contract answers; none for what is no address of it. */
export function allowedMethods(path: string): string[] {
  return [...new Set(calls.filter(({ address }) => address.test(path)).map(({ method }) => method))]
}
