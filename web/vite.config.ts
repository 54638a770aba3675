/** How the page is built, served while one works on it, and tested. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { sentences } from "./scripts/sentences.mjs";
import { worker } from "./scripts/worker.mjs";

const server = process.env.CONDOTTA_SERVER ?? "http://127.0.0.1:8400";

export default defineConfig(({ mode }) => ({
  plugins: [sentences(), svelte(), worker()],
  build: { outDir: "dist", target: "es2022", assetsInlineLimit: 0 },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
}));
