/** The page begins. */
import { mount } from "svelte";
import App from "./App.svelte";
import { keepPage } from "./app/install.svelte";
import "./fonts/fonts.css";
import "./style.css";

mount(App, { target: document.getElementById("page") as HTMLElement });
keepPage();
