import type { ProviderName } from '@auscult/contract/auth/providers.ts'
import { mutationOptions } from '@tanstack/react-query'
import type { Calls } from '../calls.ts'
import { loadCalls } from '../queries.ts'

type Of<Input> = Input & { provider: ProviderName }

export const logInWithProviderMutation = mutationOptions({
  mutationFn: async ({ provider, ...body }: Of<Parameters<Calls['logInWithGoogle']>[0]>) => {
    const calls = await loadCalls()
    return provider === 'google' ? calls.logInWithGoogle(body) : calls.logInWithOidc(body)
  },
})

export const registerWithProviderMutation = mutationOptions({
  mutationFn: async ({ provider, ...body }: Of<Parameters<Calls['registerWithGoogle']>[0]>) => {
    const calls = await loadCalls()
    return provider === 'google' ? calls.registerWithGoogle(body) : calls.registerWithOidc(body)
  },
})
