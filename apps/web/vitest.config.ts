import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { preset } from '@jindu/config/vitest'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

process.env['LINGUI_CONFIG'] ??= `${import.meta.dirname}/lingui.config.ts`

export default defineConfig({
  ...preset,
  plugins: [react(), lingui(), babel({ cwd: import.meta.dirname, presets: [linguiTransformerBabelPreset()] })],
  test: {
    ...preset.test,
    include: [...preset.test.include, 'build/**/*.test.ts'],
    // Pure functions leave nothing behind, and a worker for each file costs more than its tests.
    isolate: false,
  },
})
