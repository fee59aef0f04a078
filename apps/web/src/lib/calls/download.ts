import type { InputOf, Operation } from '@auscult/contract/operation.ts'
import { type CallOptions, requestAnswer } from './api.ts'

/** The bytes an operation with `download` answers with. Throws as `call` does. */
export async function download<const Declared extends Operation & { readonly download: object }>(
  operation: Declared,
  input: InputOf<Declared>,
  options?: CallOptions,
): Promise<Blob> {
  const { response } = await requestAnswer(operation, input, options)
  return response.blob()
}
