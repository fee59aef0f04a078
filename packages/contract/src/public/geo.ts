import { z } from 'zod'
import { operation } from '../operation.ts'
import { countryRoute } from '../auth/sign-up-countries.ts'

export const getCountry = operation({ ...countryRoute, answer: z.object({ country_name: z.string() }) })
